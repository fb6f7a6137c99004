type Values = Record<string, unknown>;

/**
 * Returns a value of plain data with every part that equals the part of `before` in the same place replaced by that, so that
 * what was found out about an object is found again. Objects are as shared as in `now`, because shared ones are reported once.
 */
export function withSameParts<Value>(before: unknown, now: Value): Value {
  const results = new Map<object, object>();
  const taken = new Set<object>();
  const merged = (old: unknown, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const known = results.get(value);
    if (known !== undefined) return known;
    const isSame = isOfKind(old, value) && !taken.has(old);
    const keys = Object.keys(value);
    const inner = keys.map((key) =>
      merged(isSame && Object.hasOwn(old, key) ? old[key] : undefined, (value as Values)[key]),
    );
    const result =
      isSame && Object.keys(old).join('\0') === keys.join('\0') && keys.every((key, index) => old[key] === inner[index])
        ? old
        : value;
    if (result === old) taken.add(result);
    else for (const [index, key] of keys.entries()) (value as Values)[key] = inner[index];
    results.set(value, result);
    return result;
  };
  return merged(before, now) as Value;
}

function isOfKind(old: unknown, value: object): old is Values {
  return typeof old === 'object' && old !== null && Array.isArray(old) === Array.isArray(value);
}
