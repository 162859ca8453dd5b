import tokens from '../../../packages/ui/src/styles/tokens.css?raw';

const uses: Record<string, string> = {
  '--pt-brand':
    'Solid fills: the primary button, the chosen option; focus rings in the light theme',
  '--pt-brand-hover': 'A solid fill under the pointer',
  '--pt-brand-active': 'A solid fill while pressed',
  '--pt-brand-on': 'Text and icons on a solid fill',
  '--pt-brand-soft': 'Tinted surfaces: the current row, an accent badge',
  '--pt-brand-soft-hover': 'A tinted surface under the pointer; selected text',
  '--pt-brand-text': 'Links and the current page; focus rings in the dark theme',
  '--pt-brand-radius': 'Corners of controls; cards and small parts follow in proportion',
};

/** A table of the custom properties that a bank can set, with their defaults. */
export function BrandVariables() {
  const defaults = [...tokens.matchAll(/^ {4}--[\w-]+: var\((--pt-brand[\w-]*), (.+)\);$/gm)];
  return (
    <div className="sb-unstyled token-sheet">
      <table>
        <thead>
          <tr>
            <th>Custom property</th>
            <th>Used for</th>
            <th>Default</th>
          </tr>
        </thead>
        <tbody>
          {defaults.map(([, name = '', value]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{uses[name]}</td>
              <td>
                <code>{value}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
