/** Intents of the board as text: what is typed, and a place chosen from the list. */

/** @param {import('./control.js').Desk} desk @returns {import('./control.js').Handlers} */
export function textIntents({ ui, act, now }) {
  return {
    command: ({ actions, trouble, at }) => {
      ui({ command: { trouble, at }, refusal: null });
      for (const [i, action] of (actions ?? []).entries()) {
        if (!act(action, at + i)) break;
      }
    },
    /** The same careful step as on the map, for those who want to be asked. */
    'text-place': ({ action, name, at }) => {
      if (now().settings.confirm === 'always')
        ui({
          dialog: null,
          choosing: action.kind,
          side: action.from ?? action.to ?? null,
          preview: name,
          refusal: null,
        });
      else act(action, at);
    },
  };
}
