/**
 * A language 40 % longer than English, for the page in any context it is added to (`addInitScript`): as the page writes words, each
 * gets longer. No reader is told of it, so it stands in no menu and costs the page nothing. Runs in the page.
 * `globalThis.stretch(on)` switches it off and on; all words that stand there become what they were, or longer.
 */
export function pseudo() {
  const longer = (text) =>
    String(text).replace(/\p{L}{2,}/gu, (word) => word + word.slice(-Math.ceil(0.4 * word.length)).toLowerCase());
  const { get, set } = Object.getOwnPropertyDescriptor(CharacterData.prototype, 'data');
  const make = Document.prototype.createTextNode;
  const plain = new WeakMap(); // what is longer now, as it was
  let on = true;
  function write(node, text) {
    if (on) plain.set(node, text);
    else plain.delete(node);
    set.call(node, on ? longer(text) : text);
  }
  Object.defineProperty(CharacterData.prototype, 'data', {
    get,
    set(text) {
      if (this.nodeType === Node.TEXT_NODE) write(this, text);
      else set.call(this, text);
    },
  });
  Document.prototype.createTextNode = function (text) {
    const node = make.call(this, text);
    if (on) write(node, text);
    return node;
  };
  globalThis.stretch = (now) => {
    on = now;
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (plain.has(node) !== on && !node.parentElement?.matches('script, style'))
        write(node, plain.get(node) ?? get.call(node));
  };
}
