/** A lit-html template as text, without a browser. Event handlers are left out. */
export function markup(value) {
  if (value === null || value === undefined || value === false || typeof value === 'symbol') return '';
  if (Array.isArray(value)) return value.map(markup).join('');
  if (value._$litDirective$) {
    const [items, second, template] = value.values; // repeat(items, key, template), keyed(key, value), guard(values, template)
    if (!template) return markup(typeof second === 'function' ? second() : second);
    return markup([...items].map(template));
  }
  if (!value.strings) return String(value);
  return value.strings.reduce((text, part, i) => {
    const before = value.values[i - 1];
    const event = /\s@\w+=$/.exec(text);
    if (event) return text.slice(0, event.index) + part;
    const attribute = /=$/.test(text);
    return text + (attribute ? `"${markup(before)}"` : markup(before)) + part;
  });
}
