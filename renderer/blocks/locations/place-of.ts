import type { LocationsProps } from './fields.ts';

/** Returns what a place shows: its own fields, and otherwise those of its location. */
export function placeOf({ location, ...own }: LocationsProps['items'][number]) {
  return {
    text: own.text,
    picture: own.picture,
    name: own.name ?? location?.place ?? location?.name ?? '',
    address: own.address ?? location?.address ?? [],
    phone: own.phone ?? location?.phone,
    hours: own.hours ?? location?.hours?.rows,
    href: own.href ?? location?.href,
    location,
  };
}
