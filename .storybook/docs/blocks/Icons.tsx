import { SearchField, Select } from '@patunay/ui';
import { useState } from 'react';
import icons from 'virtual:used-icons';

const sizes = ['16', '20', '24', '32'].map((value) => ({ value, label: `${value} px` }));

/** The library's icons, found by name or by the components that use them. A click copies the import. */
export function Icons() {
  const [query, setQuery] = useState('');
  const [size, setSize] = useState('24');
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
      <div className="sb-row icon-filter">
        <SearchField
          label="Search the icons"
          placeholder="Name, or a component that uses it"
          value={query}
          onValueChange={setQuery}
          resultText={copied ? `Import of ${copied} copied` : `${found.length} icons`}
        />
        <Select
          label="Size"
          options={sizes}
          value={size}
          onValueChange={(value) => setSize(value ?? '24')}
        />
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
