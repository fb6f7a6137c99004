import { basename, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { RolldownLog } from 'rolldown';
import type { Diagnostic } from '../../../sdk/issue.ts';

/** Returns what the bundler reports of a tsconfig.json that it cannot read, and nothing for other logs. */
export function tsconfigDiagnostic(log: RolldownLog): Diagnostic | undefined {
  if (log.code !== 'TSCONFIG_ERROR') return undefined;
  const message = stripVTControlCharacters(log.message).split('\n')[0] ?? '';
  // The path is relative to the folder where the command runs.
  const [, name = 'tsconfig.json', reason = message] = /tsconfig '(.*?)': (.*)$/.exec(message) ?? [];
  const file = resolve(name);
  if (reason === 'Tsconfig not found') {
    return {
      code: 'config-syntax',
      message: `A tsconfig.json extends ${basename(file)}, and there is no file ${file}.`,
      path: [],
      suggestion: 'Correct the path in "extends", or remove it.',
    };
  }
  const [, sentence = reason, line = '1', column = '1'] = /^(.*) at line (\d+) column (\d+)$/.exec(reason) ?? [];
  return {
    code: 'config-syntax',
    message: `This ${basename(file)} cannot be read: ${sentence}.`,
    path: [],
    place: { file, line: Number(line), column: Math.max(1, Number(column)) },
    suggestion: 'Correct it, or delete it: Frontage needs none.',
  };
}
