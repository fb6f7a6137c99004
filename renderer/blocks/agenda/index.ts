import { byViewport, defineBlock, type JsonLdNode, plainWords } from '../../sdk/index.ts';
import { type AgendaProps, AgendaView, agendaFields, agendaLayouts, ahead } from './view.tsx';

const talks = [
  {
    date: '2098-03-14',
    starts: '18:00',
    ends: '20:30',
    title: 'Bread for beginners',
    text: 'Mix, fold and shape one loaf; take it home to bake.',
    href: '/',
    picture: { src: 'table.jpg', decorative: true as const },
  },
  {
    date: '2098-03-29',
    lastDate: '2098-03-30',
    title: 'Easter market',
    text: 'Lamb cakes, hot cross buns, and the oven open to look into.',
    place: 'Market Square, Ousebridge',
  },
  { date: '2098-05-02', starts: '10:00', title: 'A morning with the miller' },
];

export const agenda = defineBlock({
  type: 'agenda',
  description: 'Dates that are ahead: courses, markets, open days. Each leaves the page once it is over.',
  fields: agendaFields,
  layouts: agendaLayouts,
  View: AgendaView,
  ui: ({ agenda }) => ({ agenda }),
  fromPage: ({ today }) => ({ today }),
  pictures: {
    picture: {
      boxes: byViewport({ 0: 1, '48rem': '11rem' }),
      ratio: '3/2',
      layouts: { cards: { boxes: byViewport({ 0: 1, '40rem': 1 / 2, '60rem': 1 / 3 }) } },
    },
  },
  jsonLd: ({ items, place }, { today }) =>
    ahead(items, today).flatMap((item) => (item.place || place ? [event(item, item.place ?? place ?? '')] : [])),
  examples: {
    'A spring at the bakery': {
      headline: 'Come and bake with us',
      lead: 'Eight people at one long table.',
      items: talks,
      place: 'Barm & Daughters, 4 Malthouse Row',
      note: 'Courses are full when eight have booked.',
    },
    'As cards': {
      headline: 'Next dates',
      layout: 'cards',
      tone: 'tint',
      items: talks.slice(0, 2),
      place: 'At the mill',
    },
  },
});

function event({ date, lastDate, starts, ends, title, text }: AgendaProps['items'][number], place: string): JsonLdNode {
  const at = (day: string, time?: string) => (time === undefined ? day : `${day}T${time}`);
  const last = lastDate ?? (ends && date);
  return {
    '@type': 'Event',
    name: title,
    description: plainWords(text),
    startDate: at(date.day, starts?.time),
    endDate: last && at(last.day, ends?.time),
    location: { '@type': 'Place', name: place, address: place },
  };
}
