import { Keyboard, Search, Undo2, ZoomIn } from 'lucide-react';
import { Tool, ToolGroup } from '../PageView';
import { shortcuts } from '../shortcuts';
import type { useShortcutSheet } from '../ShortcutSheet';

interface PageToolsProps {
  /** Called to go back to the view that the last step left; omitted if there is none. */
  onBack: (() => void) | undefined;
  /** Called to open or close the search field; omitted if the document has no text. */
  onFind: (() => void) | undefined;
  isFinding: boolean;
  magnified: boolean;
  onMagnify: () => void;
  helpButton: ReturnType<typeof useShortcutSheet>['button'];
}

const { back, find, magnify, help } = shortcuts.viewer;

/** The way back, the search, the magnifier and the list of shortcuts. */
export function PageTools({
  onBack,
  onFind,
  isFinding,
  magnified,
  onMagnify,
  helpButton,
}: PageToolsProps) {
  return (
    <ToolGroup label="Page tools">
      <Tool shortcut={back} aria-disabled={!onBack} onClick={onBack}>
        <Undo2 />
      </Tool>
      {onFind && (
        <Tool shortcut={find} aria-expanded={isFinding} onClick={onFind}>
          <Search />
        </Tool>
      )}
      <Tool shortcut={magnify} aria-pressed={magnified} onClick={onMagnify}>
        <ZoomIn />
      </Tool>
      <Tool shortcut={help} {...helpButton}>
        <Keyboard />
      </Tool>
    </ToolGroup>
  );
}
