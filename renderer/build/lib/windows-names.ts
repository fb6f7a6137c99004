/** Device names: Windows opens no file with such a name, whatever its extension (Microsoft, "Naming Files, Paths, and Namespaces"). */
const device = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³]) *(\.|:|$)/i;

/** Characters that Windows does not allow in names; a colon would name a hidden stream of a file. */
const refused = /[<>:"|?*\\\u0000-\u001f]/;

/** Returns that a name is a device on Windows, for messages; undefined if it is none. */
export function deviceNameProblem(name: string): string | undefined {
  return device.test(name) ? `"${name}" is a device on Windows, and no file can have that name` : undefined;
}

/** Returns why Windows cannot have a file or folder of this name, for messages; undefined if it can. */
export function windowsNameProblem(name: string): string | undefined {
  const problem = deviceNameProblem(name);
  if (problem !== undefined) return problem;
  if (name.endsWith('.')) return `Windows drops the dot at the end of "${name}"`;
  if (name.endsWith(' ')) return `Windows drops the space at the end of "${name}"`;
  const [character] = refused.exec(name) ?? [];
  if (character === undefined) return undefined;
  return `no name on Windows can have ${JSON.stringify(character)}, as in ${JSON.stringify(name)}`;
}
