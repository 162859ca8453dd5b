import costs from '../cost.json';

const figure = (bytes: number) => (bytes === 0 ? '–' : bytes.toLocaleString('en'));

/** A table of the component sizes that the bench recorded. */
export function Costs() {
  return (
    <table>
      <thead>
        <tr>
          <th>Component</th>
          <th>Script, brotli</th>
          <th>Script, gzip</th>
          <th>Styles</th>
          <th>Later</th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ component, js, gzip, css, later }) => (
          <tr key={component}>
            <td>{component}</td>
            <td>{figure(js)}</td>
            <td>{figure(gzip)}</td>
            <td>{figure(css)}</td>
            <td>{figure(later)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
