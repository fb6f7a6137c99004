import type { JsonLdNode } from '../../sdk/json-ld.ts';
import type { ShownPrice } from '../../sdk/value-fields.ts';
import { plainWords } from '../../sdk/words/rich-text.ts';
import type { MenuProps } from './fields.ts';

type Item = MenuProps['groups'][number]['items'][number];

/** Returns the entries as structured data: a `Menu`, or an `OfferCatalog` of services or products. */
export function menuData({ headline, groups, offers = 'food' }: Pick<MenuProps, 'headline' | 'groups' | 'offers'>) {
  return offers === 'food' ? foodMenu(plainWords(headline), groups) : catalog(plainWords(headline), groups, offers);
}

function foodMenu(name: string, groups: MenuProps['groups']): JsonLdNode {
  return {
    '@type': 'Menu',
    name,
    hasMenuSection: groups.map((group) => ({
      '@type': 'MenuSection',
      name: group.title,
      description: plainWords(group.note),
      hasMenuItem: group.items.map((item) => ({
        '@type': 'MenuItem',
        name: item.name,
        description: plainWords(item.text),
        offers: offerOf(item),
      })),
    })),
  };
}

function catalog(name: string, groups: MenuProps['groups'], offers: 'services' | 'products'): JsonLdNode {
  const type = offers === 'services' ? 'Service' : 'Product';
  return {
    '@type': 'OfferCatalog',
    name,
    itemListElement: groups.map((group) => ({
      '@type': 'OfferCatalog',
      name: group.title,
      description: plainWords(group.note),
      itemListElement: group.items.map((item): JsonLdNode => {
        const offered = { '@type': type, name: item.name, description: plainWords(item.text) };
        const offer = offerOf(item);
        return offer === undefined ? offered : { ...offer, itemOffered: offered };
      }),
    })),
  };
}

/** Only an amount makes an offer. Nobody sees the price of what is sold out. */
function offerOf({ price, soldOut }: Item): JsonLdNode | undefined {
  return soldOut || price?.amount === undefined ? undefined : amountOffer(price);
}

function amountOffer({ amount, currency }: ShownPrice): JsonLdNode {
  return { '@type': 'Offer', price: amount, priceCurrency: currency };
}
