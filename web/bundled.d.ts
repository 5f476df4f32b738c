/** What ci/bundle.mjs gives to the sources that import it. */

/** web/unpacked.js in one piece. */
declare module 'hx:script' {
  const packed: import('./engine/unpack.js').Packed;
  export default packed;
}

/** The style sheets that the first look does without. */
declare module 'hx:style' {
  const text: string;
  export default text;
}

/** The module. */
declare module 'hx:wasm' {
  const packed: import('./engine/unpack.js').Packed;
  export default packed;
}

/** The module that unpacks. */
declare module 'hx:unpacker' {
  const text: string;
  export default text;
}

/** web/engine/worker.js in one piece, as text for a Blob. */
declare module 'hx:worker' {
  const source: string;
  export default source;
}

/** All language files, packed. */
declare module 'hx:words' {
  const packed: import('./i18n/unpack.js').Words;
  export default packed;
}

/** web/later/index.js in one piece, and what goes with it. */
declare module 'hx:later' {
  const packed: import('./later.js').Beside;
  export default packed;
}

/** Tells the page's second script from those of other builds. */
declare module 'hx:pair' {
  const pair: string;
  export default pair;
}

/** The files of a page that is built, by name. */
declare module 'hx:files' {
  const files: string[];
  export default files;
}

/** Tells one build of the page from another: the digest of those files, one after the other, in base64. */
declare module 'hx:version' {
  const version: string;
  export default version;
}

declare module '*.ftl' {
  const text: string;
  export default text;
}

declare module '*.svg' {
  const text: string;
  export default text;
}
