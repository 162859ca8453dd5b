import icons from 'virtual:used-icons';

/** Every icon in the library, with the components that use it. */
export function Icons() {
  return (
    <div className="sb-unstyled token-sheet">
      <table>
        <thead>
          <tr>
            <th>Icon</th>
            <th>Name</th>
            <th>Used by</th>
          </tr>
        </thead>
        <tbody>
          {icons.map(([Icon, name, components]) => (
            <tr key={name}>
              <td>
                <Icon size={20} />
              </td>
              <td>
                <code>{name}</code>
              </td>
              <td>{components.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
