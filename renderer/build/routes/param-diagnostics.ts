import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import type { ParamValues } from './param-values.ts';

/** Reports a parameter that the template does not have; `written` is its token in a text. */
export function unknownParam(name: string, { names }: ParamValues, path: Path, written?: string): Diagnostic {
  return {
    code: written === undefined ? 'unknown-param' : 'unknown-token',
    message:
      written === undefined
        ? `The template has no parameter "${name}".`
        : `There is no value for ${written}: the template has no such parameter.`,
    path,
    ...(written === undefined ? {} : { needle: written }),
    suggestion: didYouMean(name, names, 'parameter'),
  };
}

/** Reports a parameter inside a text that the page leaves out. */
export function omittedParam(name: string, written: string, path: Path): Diagnostic {
  return {
    code: 'unknown-token',
    message: `There is no value for ${written}: the page leaves out the optional parameter "${name}".`,
    path,
    needle: written,
    suggestion: `Give the page a "${name}", or put when: 'param.${name}' on the section, to show it only on pages that have one.`,
  };
}
