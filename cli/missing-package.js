// Plain JavaScript, because it explains why the command line cannot start.
import { packed } from '../renderer/build/inputs/bundle/engine-sources.js';

/**
 * Explains a package that is not installed, as after a fresh clone or an incomplete install. Returns undefined for all other
 * errors: a missing module of the engine is a bug.
 *
 * @param {unknown} error
 * @returns {{ message: string, suggestion: string } | undefined}
 */
export function missingPackage(error) {
  const text = error instanceof Error ? error.message : '';
  // The bundler puts errors of Node into a message of its own.
  const [, name] =
    /(?:Cannot find (?:package|module)|the package) '((?:@[\w.-]+\/)?\w[\w.-]*)(?=['/])/.exec(text) ?? [];
  if (name === undefined) return undefined;
  const command = packed === undefined ? 'npm ci' : 'npm install';
  return {
    message: `The package "${name}" is not installed.`,
    suggestion: `Run \`${command}\` first, then try again.`,
  };
}
