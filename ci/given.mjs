/** Lets sources import what is only known when they are bundled, by names that begin with "hx:". @param {Record<string, unknown>} values */
export function given(values) {
  return {
    name: 'given',
    setup(bundler) {
      bundler.onResolve({ filter: /^hx:/ }, ({ path }) =>
        path.slice(3) in values ? { path, namespace: 'given' } : { errors: [{ text: `nothing is given as ${path}` }] },
      );
      bundler.onLoad({ filter: /.*/, namespace: 'given' }, ({ path }) => ({
        contents: JSON.stringify(values[path.slice(3)]),
        loader: 'json',
      }));
    },
  };
}
