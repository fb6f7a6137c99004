/** Something that `frontage doctor` looked at. */
export interface HealthItem {
  /** `note` is worth knowing and nothing to act on. */
  readonly status: 'ok' | 'attention' | 'note';
  readonly text: string;
  /** What to do about it. */
  readonly suggestion?: string;
}

export interface HealthSection {
  readonly title: string;
  readonly items: readonly HealthItem[];
}

export function ok(text: string): HealthItem {
  return { status: 'ok', text };
}

export function note(text: string, suggestion?: string): HealthItem {
  return { status: 'note', text, ...(suggestion !== undefined && { suggestion }) };
}

export function attention(text: string, suggestion: string): HealthItem {
  return { status: 'attention', text, suggestion };
}

/** Returns the number of items that need attention. */
export function attentionCount(sections: readonly HealthSection[]): number {
  return sections.flatMap(({ items }) => items).filter(({ status }) => status === 'attention').length;
}
