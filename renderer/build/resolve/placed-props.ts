type Props = Readonly<Record<string, unknown>>;

/** A section's fields with its place on the page; for the same place the same object. */
export function placedProps(fields: Props, id: string, level: 1 | 2): Props {
  return alike(fields, `${level} ${id}`, () => ({ ...fields, id, level }));
}

/** Props with what a block has from the page, which is serialisable; the same object where pages give it the same. */
export function withExtra(props: Props, extra: object): Props {
  return alike(props, JSON.stringify(extra), () => ({ ...props, ...extra }));
}

/** Props by what they were made of, so that what is alike is also the same object. */
const made = new WeakMap<Props, Map<string, Props>>();

function alike(base: Props, difference: string, make: () => Props): Props {
  const known = made.get(base) ?? new Map<string, Props>();
  made.set(base, known);
  const props = known.get(difference) ?? make();
  known.set(difference, props);
  return props;
}
