import type { ReactNode } from 'react';
import { dataAttributes, ownProperties, usedTokens } from './styleFacts';

interface StylingProps {
  css: string;
  code: string;
  /** The possible values of the component's props, by prop name. */
  options: Record<string, readonly unknown[] | undefined>;
}

const codes = (names: readonly string[]) =>
  names.map((name, index) => (
    <span key={name}>
      {index > 0 && ' '}
      {/* A condition may be longer than a line on a phone. */}
      <code style={{ whiteSpace: 'normal' }}>{name}</code>
    </span>
  ));

/** A component's data attributes, custom properties and tokens, read from its source. */
export function Styling({ css, code, options }: StylingProps) {
  const attributes = dataAttributes(css, code);
  const properties = ownProperties(css);
  const tokens = usedTokens(css);
  return (
    <>
      {attributes.length > 0 && (
        <>
          <h2 id="data-attributes">Data attributes</h2>
          <FactTable headers={['Attribute', 'Values', 'Set by']}>
            {attributes.map(({ name, values, own }) => {
              const property = name.replace('data-', '');
              const known = options[property]?.map(String) ?? values;
              return (
                <tr key={name}>
                  <td>{codes([name])}</td>
                  <td>{known.length > 0 ? codes(known) : 'present or absent'}</td>
                  <td>{options[property] ? codes([property]) : own ? 'the component' : 'Radix'}</td>
                </tr>
              );
            })}
          </FactTable>
        </>
      )}
      {properties.length > 0 && (
        <>
          <h2 id="custom-properties">Custom properties</h2>
          <FactTable headers={['Property', 'Where', 'Value']}>
            {properties.flatMap(({ name, settings }) =>
              settings.map(({ where, value }, index) => (
                <tr key={`${name} ${where}`}>
                  <td>{index === 0 && codes([name])}</td>
                  <td>{codes([where])}</td>
                  <td>{codes([value])}</td>
                </tr>
              )),
            )}
          </FactTable>
        </>
      )}
      {tokens.length > 0 && (
        <>
          <h2 id="tokens">Tokens</h2>
          <p>{codes(tokens)}</p>
        </>
      )}
    </>
  );
}

function FactTable({ headers, children }: { headers: string[]; children: ReactNode }) {
  return (
    <div className="docs-scroller">
      <table>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header}>{header}</th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
