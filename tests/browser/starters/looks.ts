import type { Page } from '@playwright/test';

/** What a visitor notices of a home page at first sight: numbers are compared by their distance, texts by equality. */
export type Looks = Readonly<Record<LookName, number | string>>;

export type LookName =
  | 'family of h1'
  | 'weight of h1'
  | 'size of h1'
  | 'alignment of h1'
  | 'radius of buttons'
  | 'case of buttons'
  | 'fill of buttons'
  | 'radius of cards'
  | 'border of cards'
  | 'ratio of the first picture'
  | 'mask of the first picture'
  | 'padding of sections'
  | 'hue of the ground'
  | 'lightness of the ground'
  | 'columns of the first screen'
  | 'layout of the header'
  | 'share of pictures';

/** How far two numbers must be apart to look different: a share of the larger one (`×`), or an absolute distance. */
const apart: Partial<Record<LookName, { readonly share: number } | { readonly by: number }>> = {
  'weight of h1': { by: 100 },
  'size of h1': { share: 0.12 },
  'radius of buttons': { by: 4 },
  'radius of cards': { by: 4 },
  'ratio of the first picture': { share: 0.15 },
  'padding of sections': { share: 0.12 },
  'hue of the ground': { by: 20 },
  'lightness of the ground': { by: 0.02 },
  'share of pictures': { by: 0.08 },
};

/** Returns the names of the looks in which two pages differ. */
export function differences(one: Looks, other: Looks): LookName[] {
  return (Object.keys(one) as LookName[]).filter((name) => {
    const [a, b] = [one[name], other[name]];
    const rule = apart[name];
    if (typeof a !== 'number' || typeof b !== 'number' || rule === undefined) return a !== b;
    // A hue is an angle.
    const distance = name === 'hue of the ground' ? Math.min(Math.abs(a - b), 360 - Math.abs(a - b)) : Math.abs(a - b);
    return distance >= ('by' in rule ? rule.by : rule.share * Math.max(a, b));
  });
}

/** Reads the looks of the home page that is open. */
export function looksOf(page: Page): Promise<Looks> {
  return page.evaluate(() => {
    const screen = { width: innerWidth, height: innerHeight };
    const px = (value: string) => Math.round(Number.parseFloat(value) || 0);
    const style = (element: Element | null | undefined) => getComputedStyle(element ?? document.body);
    const inView = (element: Element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect();
      return top < screen.height && bottom > 0 && width > 0 && height > 0;
    };
    // A canvas turns any notation of a colour into red, green and blue.
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const hsl = (colour: string) => {
      if (context === null) throw new Error('There is no canvas.');
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, a = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => value / 255);
      const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
      const range = most - least;
      const sixth = most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
      return { hue: range < 0.008 ? -1 : Math.round((sixth * 60 + 360) % 360), light: (most + least) / 2, alpha: a };
    };
    const groundOf = (element: Element | null): string => {
      if (element === null) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return hsl(backgroundColor).alpha < 0.5 ? groundOf(element.parentElement) : backgroundColor;
    };
    const h1 = document.querySelector('h1');
    const hero = h1?.closest('section');
    const button = hero?.querySelector('.button') ?? document.querySelector('main .button');
    const card = [...document.querySelectorAll('main li, main article, main figure')].find((element) => {
      const { borderTopWidth, boxShadow, borderRadius } = getComputedStyle(element);
      const framed = px(borderTopWidth) > 0 || boxShadow !== 'none' || px(borderRadius) > 0;
      const filled = groundOf(element) !== groundOf(element.parentElement);
      return element.getBoundingClientRect().width > 200 && (framed || filled);
    });
    const pictures = [...document.querySelectorAll('main img, main svg[role="img"], main video')].filter(
      (element) => element.getBoundingClientRect().width >= 160,
    );
    const [picture] = pictures;
    const box = picture?.getBoundingClientRect();
    const masks = [picture, picture?.parentElement, picture?.parentElement?.parentElement].map((element) =>
      style(element),
    );
    const shownArea = pictures.filter(inView).reduce((sum, element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const wide = Math.min(right, screen.width) - Math.max(left, 0);
      return sum + Math.max(0, wide) * Math.max(0, Math.min(bottom, screen.height) - Math.max(top, 0));
    }, 0);
    const columns = new Set(
      [...(hero?.querySelectorAll('h1, p, img, svg[role="img"], form, figure, dl') ?? [])]
        .filter((element) => inView(element) && element.getBoundingClientRect().width > 120)
        .map((element) => Math.round(element.getBoundingClientRect().left / (screen.width / 6))),
    );
    const header = document.querySelector('header');
    const bar = header?.getBoundingClientRect();
    const brand = header?.querySelector('.header-brand')?.getBoundingClientRect();
    const centre = brand === undefined ? 0 : (brand.left + brand.right) / 2 / screen.width;
    const ground = hsl(groundOf(document.body));
    const second = [...document.querySelectorAll('main > section')][1];
    const { textTransform, backgroundColor, backgroundImage, borderRadius, borderTopLeftRadius } = style(button);
    const fill = hsl(backgroundColor);
    const fillName =
      fill.alpha < 0.5
        ? 'none'
        : fill.hue === -1 || fill.light < 0.12
          ? 'black or grey'
          : `hue ${Math.round(fill.hue / 30)}`;
    const cardStyle = style(card);
    const round = (radius: string) => (radius.includes('%') ? 999 : Math.min(99, px(radius)));
    return {
      'family of h1': style(h1).fontFamily.split(',')[0] ?? '',
      'weight of h1': px(style(h1).fontWeight),
      'size of h1': px(style(h1).fontSize),
      'alignment of h1': style(h1).textAlign,
      'radius of buttons': round(borderTopLeftRadius || borderRadius),
      'case of buttons': textTransform,
      'fill of buttons': `${fillName} ${backgroundImage === 'none' ? '' : 'image'}`,
      'radius of cards': round(cardStyle.borderTopLeftRadius),
      'border of cards': `${px(cardStyle.borderTopWidth)} ${cardStyle.borderTopStyle} ${cardStyle.boxShadow === 'none' ? '' : 'shadow'}`,
      'ratio of the first picture': box === undefined ? 0 : Math.round((100 * box.width) / box.height) / 100,
      'mask of the first picture': masks
        .map(({ borderTopLeftRadius: corner, clipPath, maskImage }) => `${round(corner)} ${clipPath} ${maskImage}`)
        .join(' | '),
      'padding of sections': px(style(second).paddingTop),
      'hue of the ground': ground.hue === -1 ? 'none' : ground.hue,
      'lightness of the ground': Math.round(ground.light * 1000) / 1000,
      'columns of the first screen': String(columns.size),
      'layout of the header': `${style(header).position} ${Math.abs(centre - 0.5) < 0.1 ? 'centred' : 'aside'} ${bar !== undefined && bar.width < screen.width * 0.97 ? 'floating' : 'wide'} ${hsl(groundOf(header)).light > 0.5 ? 'light' : 'dark'}`,
      'share of pictures': Math.round((100 * shownArea) / (screen.width * screen.height)) / 100,
    };
  });
}
