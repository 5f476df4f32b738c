// What the page need not carry: comments and indentation of the language files, line breaks inside of templates.

/** A language file that says the same in fewer characters. */
export const words = (text) =>
  text
    .replace(/^#.*\n/gm, '')
    .replace(/\n{2,}/g, '\n')
    .replace(/^(\S+) = /gm, '$1=')
    .replace(/\n {2,}(?=[[*}])/g, '\n ')
    .replace(/\{ (\$\w+) \}/g, '{$1}');

/** A source whose html and svg templates, as the formatter breaks them, have a space where they had a line break and indentation. */
export const templates = (source) => source.replace(/\n\s+(?=<[a-z/!$]|\/?>|[@?.]?[\w-]+=["$]|\$\{)/g, ' ');
