import { Glasses, Keyboard, Search, Undo2 } from 'lucide-react';
import { shortcuts } from '../shortcuts';
import type { useShortcutSheet } from '../ShortcutSheet';
import type { Viewer } from './useViewer';
import { Tool, ToolGroup } from './ViewerToolbar';

interface PageToolsProps {
  viewer: Viewer;
  /** Whether the magnifier is on, and a function that toggles it; omitted where there is none. */
  magnifier?: { isOn: boolean; toggle: () => void };
  /** The button that opens the list of shortcuts; omitted if it is elsewhere. */
  helpButton?: ReturnType<typeof useShortcutSheet>['button'];
}

const { back, find, magnify, help } = shortcuts.viewer;

/** The buttons for the previous view, the search, the magnifier and the list of shortcuts. */
export function PageTools({ viewer, magnifier, helpButton }: PageToolsProps) {
  return (
    <ToolGroup label="Page tools">
      <Tool shortcut={back} aria-disabled={!viewer.canGoBack} onClick={viewer.keys.back}>
        <Undo2 />
      </Tool>
      {viewer.find.toggle && (
        <Tool shortcut={find} aria-expanded={viewer.find.isOpen} onClick={viewer.find.toggle}>
          <Search />
        </Tool>
      )}
      {magnifier && (
        <Tool shortcut={magnify} aria-pressed={magnifier.isOn} onClick={magnifier.toggle}>
          <Glasses />
        </Tool>
      )}
      {helpButton && (
        <Tool shortcut={help} {...helpButton}>
          <Keyboard />
        </Tool>
      )}
    </ToolGroup>
  );
}
