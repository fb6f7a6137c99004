import type { FieldControl, NamedValue, SiteInfo } from './api.ts';
import type { Json, Rule } from './draft-change.ts';
import { type Held, useDraft } from './use-draft.ts';
import type { Studio } from './use-studio.ts';
import { type FieldPath, valueIn } from './values.ts';

export type { FieldPath } from './values.ts';

/** The section that the fields belong to, how to change it, and what its fields can name. */
export interface Target {
  readonly page: string;
  readonly section: string;
  readonly change: Studio['change'];
  /** Shows a text on the page before it is saved. */
  readonly preview: Studio['preview'];
  /** Says which field is edited, if the page shows a moment of the section. */
  readonly enter: (field: FieldPath) => void;
  readonly drafts: Studio['drafts'];
  /** Where a link can lead: sections and pages. */
  readonly links: readonly string[];
  /** The arrangements of the block. */
  readonly layouts: SiteInfo['blocks'][number]['layouts'];
  /** The address of the site's pages. */
  readonly frame: string;
  /** The names of all pictures. */
  readonly pictures: readonly string[];
  readonly named: readonly NamedValue[];
  readonly facts: SiteInfo['facts'];
}

export interface FieldProps {
  readonly control: FieldControl;
  readonly value: unknown;
  readonly path: FieldPath;
  readonly target: Target;
  /** The field that was pressed on the page. */
  readonly chosen: FieldPath | undefined;
}

/** Returns what the fields of a section need to know. */
export function targetOf({ path, change, preview, select, drafts, site, page }: Studio, section: string): Target {
  const block = page?.sections.find(({ name }) => name === section)?.block;
  return {
    page: path,
    section,
    change,
    preview,
    enter: (field) =>
      select((before) => (before?.section === section && before.when !== undefined ? { ...before, field } : before)),
    drafts,
    links: page?.links ?? [],
    layouts: site?.blocks.find(({ type }) => type === block)?.layouts ?? [],
    frame: site?.frame ?? '',
    pictures: site?.pictures ?? [],
    named: page?.named ?? [],
    facts: site?.facts ?? [],
  };
}

/** Returns the place of a field, as the server wants it. */
export function at({ page, section }: Target, path: FieldPath) {
  return { page, section, field: [...path] };
}

/** Connects a control of a section to the drafts. */
export function useField(target: Target, path: FieldPath, value: unknown, rule: Rule): Held {
  return useDraft({ drafts: target.drafts, spot: { op: 'set', ...at(target, path) }, read: value as Json, rule });
}

/** Returns the control of a field inside others; undefined if there is none. */
export function controlAt(
  controls: readonly FieldControl[],
  values: unknown,
  [name, ...inside]: FieldPath,
): FieldControl | undefined {
  const control = controls.find((one) => one.name === name);
  return control && inner(control, valueIn(values, [name ?? '']), inside);
}

function inner(control: FieldControl, value: unknown, path: FieldPath): FieldControl | undefined {
  const [step] = path;
  if (step === undefined) return control;
  if (control.item) return inner(control.item, valueIn(value, [step]), path.slice(1));
  const fields = control.kinds ? control.kinds[String(valueIn(value, ['kind']))] : control.fields;
  return fields && controlAt(fields, value, path);
}
