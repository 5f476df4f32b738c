/**
 * A language 40 % longer than English, for the page in any context it is added to (`addInitScript`): as the page writes words, each
 * gets longer. No reader is told of it, so it stands in no menu and costs the page nothing. Runs in the page.
 */
export function pseudo() {
  const longer = (text) =>
    String(text).replace(/\p{L}{2,}/gu, (word) => word + word.slice(-Math.ceil(0.4 * word.length)).toLowerCase());
  const { get, set } = Object.getOwnPropertyDescriptor(CharacterData.prototype, 'data');
  Object.defineProperty(CharacterData.prototype, 'data', {
    get,
    set(text) {
      set.call(this, this.nodeType === Node.TEXT_NODE ? longer(text) : text);
    },
  });
  const make = Document.prototype.createTextNode;
  Document.prototype.createTextNode = function (text) {
    return make.call(this, longer(text));
  };
}
