import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { FieldControl, PageInfo, SiteInfo, TextSpot } from './api.ts';
import type { Json, Rule } from './draft-change.ts';
import { useStudio } from './store.tsx';
import { type Held, useDraft } from './use-draft.ts';
import type { FieldPath } from './values.ts';

export type { FieldPath } from './values.ts';

/** The section that fields belong to. */
interface Target {
  readonly section: string;
  /** Returns the place of a field, as the server wants it. */
  readonly at: (path: FieldPath) => TextSpot & { field: (string | number)[] };
  /** Says which field is edited, if the page shows a moment of the section. */
  readonly enter: (field: FieldPath) => void;
  /** The arrangements of the block. */
  readonly layouts: SiteInfo['blocks'][number]['layouts'];
  /** Whether a field was pressed on the page, or holds the one that was. */
  readonly isChosen: (path: FieldPath) => boolean;
  readonly holdsChosen: (path: FieldPath) => boolean;
}

const TargetContext = createContext('');

/** The fields of a section. */
export function SectionTarget({ section, children }: { readonly section: string; readonly children: ReactNode }) {
  return <TargetContext value={section}>{children}</TargetContext>;
}

/** Returns what a field needs to know of its section. */
export function useTarget(): Target {
  const section = useContext(TargetContext);
  const { path: page, select, selection, site, page: info } = useStudio();
  const block = sectionOf(info, section)?.block;
  const chosen = selection?.section === section ? selection.field : undefined;
  return {
    section,
    at: (path) => ({ page, section, field: [...path] }),
    enter: (field) =>
      select((before) => (before?.section === section && before.when !== undefined ? { ...before, field } : before)),
    layouts: site?.blocks.find(({ type }) => type === block)?.layouts ?? [],
    isChosen: (path) => chosen?.join('.') === path.join('.'),
    holdsChosen: (path) => chosen !== undefined && path.every((step, index) => chosen[index] === step),
  };
}

export interface FieldProps {
  readonly control: FieldControl;
  readonly value: unknown;
  readonly path: FieldPath;
  /** Undefined for a field that has to be there. */
  readonly onRemove?: (() => void) | undefined;
}

export interface FieldListProps {
  readonly controls: readonly FieldControl[];
  readonly values: unknown;
  readonly path: FieldPath;
}

export interface ItemButtonsProps {
  readonly path: FieldPath;
  readonly index: number;
  readonly count: number;
  /** The list. */
  readonly control: FieldControl;
  /** More buttons. */
  readonly children?: ReactNode;
}

/** What a control of its own needs to show the fields inside it like any others. */
export interface FieldParts {
  readonly Field: ComponentType<FieldProps>;
  readonly FieldList: ComponentType<FieldListProps>;
  readonly ItemButtons: ComponentType<ItemButtonsProps>;
}

/** Connects a control of a section to the drafts. */
export function useField(path: FieldPath, value: unknown, rule: Rule): Held {
  return useDraft({ spot: { op: 'set', ...useTarget().at(path) }, read: value as Json, rule });
}

/** Returns a section of a page by its name. */
export function sectionOf(page: PageInfo | undefined, section: string | undefined) {
  return page?.sections.find(({ name }) => name === section);
}
