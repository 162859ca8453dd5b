import { clients } from '@patunay/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterClients } from './filterClients';

const named = (...names: string[]) => names.map((name) => ({ name }));

describe('filterClients', () => {
  it('matches part of a name, ignoring case', () => {
    const clients = named('Maria Ibañez', 'Ramon Quizon', 'MARIANO CRUZ');
    expect(filterClients(clients, 'MaRi')).toEqual([clients[0], clients[2]]);
  });

  it('ignores the case of non-ASCII letters', () => {
    expect(filterClients(named('Maria Ibañez'), 'IBAÑEZ')).toHaveLength(1);
  });

  it('matches the query literally, including spaces and regular expression characters', () => {
    const clients = named('A (B) C', 'ABC', 'A  B');
    expect(filterClients(clients, '(b)')).toEqual([clients[0]]);
    expect(filterClients(clients, '.*')).toEqual([]);
    expect(filterClients(clients, '  ')).toEqual([clients[2]]);
  });

  it.each([
    ...['CL-1001', '2026', 'pending', '0', ' Maria', 'Teresa  Ibañez'],
    ...['.*', '[a-z]+', '(', '\\', '<b>', 'İ', 'ı', 'Ibanez', '__proto__', 'x'.repeat(2000)],
  ])('finds no sample client for %j, which is not part of a name', (query) => {
    expect(filterClients(clients, query)).toEqual([]);
  });

  it.each([
    ['Iban\u0303ez', 'Ibañez'],
    ['Ibañez', 'iban\u0303ez'],
    ['\u212bngstr\u00f6m', 'a\u030angstro\u0308m'],
  ])('%j matches %j, which is the same text in another Unicode form', (query, name) => {
    expect(filterClients(named(name), query)).toHaveLength(1);
  });

  it('distinguishes letters with and without accents', () => {
    expect(filterClients(named('Ibañez'), 'Ibanez')).toEqual([]);
    expect(filterClients(named('Iban\u0303ez'), 'iban')).toEqual([]);
  });

  it('returns all clients for an empty query', () => {
    const clients = named('A', 'B');
    expect(filterClients(clients, '')).toEqual(clients);
  });

  it('matches every substring of a name, and keeps the order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string()),
        fc.nat(),
        fc.nat(),
        fc.nat(),
        (names, at, from, length) => {
          const clients = named(...names);
          const name = names[at % (names.length || 1)] ?? '';
          const found = filterClients(
            clients,
            name.slice(from % (name.length + 1)).slice(0, length),
          );
          expect(found).toEqual(clients.filter((client) => found.includes(client)));
          expect(names.length === 0 || found.some((client) => client.name === name)).toBe(true);
        },
      ),
    );
  });

  it('never returns a name that does not contain the query', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (names, query) => {
        for (const { name } of filterClients(named(...names), query))
          expect(name.toLowerCase().normalize()).toContain(query.toLowerCase().normalize());
      }),
    );
  });
});
