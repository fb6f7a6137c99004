import { expect, it } from 'vitest';
import { Row, RowTable } from './rows.ts';

it('reads the values of a row once until they are released, and the same content has the same key', () => {
  let reads = 0;
  const table = new RowTable((index) => ({ slug: `s${index}`, reads: ++reads > 0 }));
  const row = new Row(3, 's3', table);
  const { values } = row;
  expect(row.values).toBe(values);
  const { key } = row;
  table.release();
  expect(row.values).not.toBe(values);
  expect(row.values).toEqual(values);
  expect([row.key, new Row(3, 's3', table).key]).toEqual([key, key]);
  expect(reads).toBe(2);
});

it('keeps what the schema made of a row', () => {
  const table = new RowTable(() => ({ name: ' Moss ' }));
  table.replace(0, { name: 'Moss' });
  table.release();
  expect(new Row(0, 'moss', table).values).toEqual({ name: 'Moss' });
});

it('is called by its name, title or label, else by its id', () => {
  const label = (values: object) => new Row(0, 'id', new RowTable(() => values)).label;
  expect([{ title: 'T', name: 'N' }, { label: 'L' }, { name: 5 }].map(label)).toEqual(['N', 'L', 'id']);
});

it('is called by a text of its other columns if none is named in English', () => {
  const label = (id: string, values: object) => new Row(0, id, new RowTable(() => values)).label;
  const long = 'Un déjeuner clair, du vin blanc, des dragées et le temps de finir son verre.';
  expect(label('bapteme', { slug: 'bapteme', pays: 'France', texte: long, nom: 'Baptême' })).toBe('Baptême');
  expect(label('depart', { slug: 'depart', region: 'Rhône', nom: 'Pot de départ' })).toBe('Pot de départ');
  expect(label('x1', { slug: 'x1', texte: long, nom: 'Salle du haut', prix: 5 })).toBe('Salle du haut');
  expect(label('x1', { slug: 'x1', texte: long })).toBe('x1');
});
