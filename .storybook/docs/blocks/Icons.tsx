import { SearchField } from '@patunay/ui';
import { useState } from 'react';
import icons from 'virtual:used-icons';

const sizes = [16, 20, 24, 32];

/** The library's icons, by name or by the component that uses them. A press copies the import. */
export function Icons() {
  const [query, setQuery] = useState('');
  const [size, setSize] = useState(24);
  const [copied, setCopied] = useState('');
  const found = icons.filter(([, name, components]) =>
    [name, ...components].some((text) => text.toLowerCase().includes(query.trim().toLowerCase())),
  );
  const copy = async (name: string) => {
    await navigator.clipboard.writeText(`import { ${name} } from 'lucide-react';`);
    setCopied(name);
  };
  return (
    <div className="sb-unstyled">
      <div className="sb-row">
        <SearchField
          label="Search the icons"
          value={query}
          onValueChange={setQuery}
          resultText={copied ? `Import of ${copied} copied` : `${found.length} icons`}
        />
        <label>
          Size{' '}
          <select value={size} onChange={(event) => setSize(Number(event.target.value))}>
            {sizes.map((pixels) => (
              <option key={pixels} value={pixels}>{`${pixels} px`}</option>
            ))}
          </select>
        </label>
      </div>
      <ul role="list" className="icon-grid">
        {found.map(([Icon, name, components]) => (
          <li key={name}>
            <button type="button" title={components.join(', ')} onClick={() => void copy(name)}>
              <Icon size={size} aria-hidden />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
