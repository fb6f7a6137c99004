import type { AnyBlock, LayoutNeed } from '../../sdk/block.ts';
import type { Diagnostic, Path } from '../../sdk/issue.ts';

type Section = Readonly<Record<string, unknown>>;

/** Returns an error if a section lacks what its layout needs, or has what its layout does not show. Its fields are valid. */
export function unfitLayout({ layouts = {}, needs = {} }: AnyBlock, fields: Section, at: Path): Diagnostic[] {
  const [first = ''] = Object.keys(layouts);
  const { layout = first } = fields;
  const unseen = Object.values(needs).find(
    (need) => need?.only && fields[need.field] !== undefined && needs[String(layout)]?.field !== need.field,
  );
  if (unseen !== undefined) {
    const { field } = unseen;
    const others = Object.keys(needs).filter((name) => needs[name]?.field === field);
    return [
      {
        code: 'layout-unfit',
        message: `The layout "${layout}" does not show "${field}".`,
        path: [...at, field],
        suggestion: `Choose a layout that does: ${listed(others)}. Or remove "${field}".`,
      },
    ];
  }
  const fault = faultOf(needs[String(layout)], fields);
  if (fault === undefined) return [];
  const others = Object.keys(layouts).filter((name) => faultOf(needs[name], fields) === undefined);
  return [
    {
      code: 'layout-unfit',
      message: `The layout "${layout}" ${fault.message}.`,
      path: [...at, 'layout'],
      suggestion: `${fault.suggestion}, or choose another layout: ${listed(others)}.`,
    },
  ];
}

function listed(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

interface Fault {
  readonly message: string;
  readonly suggestion: string;
}

function faultOf(need: LayoutNeed | undefined, fields: Section): Fault | undefined {
  if (need === undefined) return undefined;
  const { field, of, kind, most } = need;
  const value = fields[field];
  if (most !== undefined) {
    const { length = 0 } = Array.isArray(value) ? value : [];
    if (length <= most) return undefined;
    return {
      message: `has room for ${most} of "${field}", and the section has ${length}`,
      suggestion: `Remove ${length - most} of them`,
    };
  }
  if (of !== undefined) {
    const items: unknown = fields[of];
    if (Array.isArray(items) && items.some((item) => Object(item)[field] !== undefined)) return undefined;
    return {
      message: `shows the "${field}" of each item, and none of "${of}" has one`,
      suggestion: `Add "${field}" to items of "${of}"`,
    };
  }
  if (kind === undefined) {
    if (value !== undefined) return undefined;
    return { message: `needs "${field}", and the section has none`, suggestion: `Add "${field}"` };
  }
  const found: unknown = Object(value).kind;
  if (found === kind) return undefined;
  return {
    message: `needs a ${kind} in "${field}", and the section has ${found === undefined ? 'none' : `a ${String(found)}`}`,
    suggestion: `Write ${field}: { kind: '${kind}', … }`,
  };
}
