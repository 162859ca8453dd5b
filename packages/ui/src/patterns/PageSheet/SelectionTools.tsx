import { Toolbar, ToolbarButton } from '@radix-ui/react-toolbar';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAnnounce } from '../../announcer';
import { Button } from '../../components/Button';
import type { PageText } from '../../domain';
import { placesOn } from '../findings';
import type { Finding } from '../findings';
import { activeElementOf, targetOf, windowOf, zoomOf } from '../../ownerWindow';
import { directionOf } from '../../useDirection';
import { partWithin, selectionIn } from './selectedText';
import { linesIn, sheetOf } from './textElements';
import { boxOnSheet } from './boxes';
import styles from './PageSheet.module.css';
import type { PageRotation } from './types';

export interface SelectionToolsProps {
  /** The element of the page's text. */
  layer: HTMLElement;
  text: PageText;
  findings: readonly Finding[];
  page: number;
  rotation: PageRotation;
  /** Called with the `id` of the finding in whose place the selected text is. */
  onFindingShow: (id: string) => void;
}

interface Selected {
  range: Range;
  /** What is copied, also if a tap on the button clears the selection. */
  copied: string;
  /** The page's text when it was selected. */
  of: PageText;
  findingId: string | undefined;
  /** The message that says whether it was copied. */
  outcome?: string;
}

/** The distance between the tools and the text, in pixels; the handles of a selection by touch are below it. */
const gap = () => (matchMedia('(pointer: coarse)').matches ? 28 : 6);

/** The smallest box around the selected words. Not the range's own, which includes marks and empty paragraphs. */
function boxOf(range: Range, sheet: HTMLElement) {
  const boxes = [...linesIn(sheet)]
    .filter((line) => range.intersectsNode(line))
    .map((line) => partWithin(range, line).getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return new DOMRect(
    left,
    top,
    Math.max(...boxes.map(({ right }) => right)) - left,
    Math.max(...boxes.map(({ bottom }) => bottom)) - top,
  );
}

/** The finding whose place contains the middle of the selection; the inner one, if one place is inside another. */
function findingAt(
  range: Range,
  sheet: HTMLElement,
  { findings, page, rotation }: SelectionToolsProps,
): string | undefined {
  const paper = sheet.getBoundingClientRect();
  const box = boxOf(range, sheet);
  const x = ((box.x + box.width / 2 - paper.x) / paper.width) * 100;
  const y = ((box.y + box.height / 2 - paper.y) / paper.height) * 100;
  const places = findings.flatMap((finding) =>
    placesOn(finding, page).map((place) => ({ finding, ...boxOnSheet(place, rotation) })),
  );
  const around = places.filter(
    (place) =>
      place.x <= x && x <= place.x + place.width && place.y <= y && y <= place.y + place.height,
  );
  const size = (place: (typeof places)[number]) => place.width * place.height;
  return around.toSorted((one, other) => size(one) - size(other))[0]?.finding.id;
}

function selectedOn(sheet: HTMLElement | null, props: SelectionToolsProps): Selected | undefined {
  const selection = sheet ? selectionIn(sheet) : undefined;
  if (!sheet || !selection?.text) return undefined;
  const range = selection.range.cloneRange();
  const findingId = findingAt(range, sheet, props);
  return { range, copied: selection.text, of: props.text, findingId };
}

/** Puts the tools above the text, or below where there is no room, within the visible part of the page. */
function place(tools: HTMLElement, range: Range, sheet: HTMLElement, stage: HTMLElement) {
  const box = boxOf(range, sheet);
  const paper = sheet.getBoundingClientRect();
  const { left, top, bottom } = stage.getBoundingClientRect();
  const { width, height } = tools.getBoundingClientRect();
  const space = gap();
  const above = box.top - space - height;
  const below = box.bottom + space;
  // On touch screens, the browser's own tools are above.
  const isBelowBetter = matchMedia('(pointer: coarse)').matches;
  const fits = { above: above >= top, below: below + height <= bottom };
  const wanted = isBelowBetter
    ? [fits.below && below, fits.above && above]
    : [fits.above && above, fits.below && below];
  const y = wanted.find((option) => option !== false) ?? Math.max(top, box.top) + space;
  const x = Math.max(
    left + 4,
    Math.min(box.x + box.width / 2 - width / 2, left + stage.clientWidth - width - 4),
  );
  const zoom = zoomOf(sheet);
  tools.style.left = `${(x - paper.x) / zoom}px`;
  tools.style.top = `${(y - paper.y) / zoom}px`;
}

/**
 * What can be done with the selected text of a page: copy it, and show the finding in whose place it is. Appears beside
 * the text without taking focus, and is next in the order of Tab after the page. Closes with Escape, with a press
 * elsewhere, and when nothing is selected.
 */
export function SelectionTools(props: SelectionToolsProps) {
  const { layer, text, rotation, onFindingShow } = props;
  const tools = useRef<HTMLDivElement>(null);
  const announce = useAnnounce();
  const sheet = sheetOf(layer);
  const stage = sheet?.parentElement;
  const [selected, setSelected] = useState<Selected>();
  // The page was turned. Reset during render, so that no frame shows them on another page.
  if (selected && selected.of !== text) setSelected(undefined);

  const update = useEffectEvent(() => setSelected(selectedOn(sheet, props)));
  const close = useEffectEvent(() => {
    if (tools.current?.contains(activeElementOf(tools.current)))
      stage?.focus({ preventScroll: true });
    setSelected(undefined);
  });

  useEffect(() => {
    const isInside = (event: Event) => Boolean(tools.current?.contains(targetOf(event) as Node));
    // While a selection is being dragged, the tools would be in its way.
    let pressed: 'tools' | 'elsewhere' | undefined;
    let hasChanged = false;
    const { ownerDocument: page } = layer;
    const ownWindow = windowOf(layer);
    const listening = new AbortController();
    const { signal } = listening;
    const onChange = () => {
      if (pressed) hasChanged = true;
      else update();
    };
    const onPress = (event: Event) => {
      hasChanged = false;
      pressed = isInside(event) ? 'tools' : 'elsewhere';
      // Or the page would be panned or magnified.
      if (pressed === 'tools') event.stopPropagation();
      else setSelected(undefined);
    };
    const onRelease = () => {
      if (hasChanged && pressed === 'elsewhere') update();
      pressed = undefined;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !tools.current) return;
      // Closes neither a dialog nor the selected finding.
      event.stopPropagation();
      close();
    };
    page.addEventListener('selectionchange', onChange, { signal });
    ownWindow.addEventListener('pointerdown', onPress, { capture: true, signal });
    ownWindow.addEventListener('pointerup', onRelease, { capture: true, signal });
    ownWindow.addEventListener('pointercancel', onRelease, { capture: true, signal });
    ownWindow.addEventListener('keydown', onKeyDown, { capture: true, signal });
    return () => listening.abort();
  }, [layer]);

  const move = useEffectEvent(() => {
    if (tools.current && selected && sheet && stage) {
      place(tools.current, selected.range, sheet, stage);
    }
  });
  useLayoutEffect(() => move(), [selected, rotation]);
  const isShown = selected !== undefined;
  useEffect(() => {
    if (!isShown || !sheet || !stage) return;
    // The page is zoomed or scrolled.
    const observer = new ResizeObserver(() => move());
    observer.observe(sheet);
    const onScroll = () => move();
    stage.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      stage.removeEventListener('scroll', onScroll);
    };
  }, [isShown, sheet, stage]);

  if (!selected || !sheet) return null;
  const { copied, findingId, outcome } = selected;

  const copy = async () => {
    const say = (outcome: string) => {
      setSelected((last) => last && { ...last, outcome });
      announce(outcome);
    };
    try {
      // Undefined on pages without HTTPS.
      await windowOf(layer).navigator.clipboard.writeText(copied);
      say('Copied');
    } catch {
      say('The browser did not allow this. Press Ctrl+C or Cmd+C.');
    }
  };

  // On the sheet rather than in its text, whose colours and direction are those of the paper.
  return createPortal(
    <Toolbar
      ref={tools}
      dir={stage ? directionOf(stage) : undefined}
      aria-label="Selected text"
      className={styles.tools}
      onMouseDown={(event) => {
        // Neither takes focus nor clears the selection.
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <ToolbarButton asChild>
        <Button size="small" variant="ghost" onClick={copy}>
          Copy
        </Button>
      </ToolbarButton>
      {findingId !== undefined && (
        <ToolbarButton asChild>
          <Button
            size="small"
            variant="ghost"
            onClick={() => {
              stage?.focus({ preventScroll: true });
              setSelected(undefined);
              onFindingShow(findingId);
            }}
          >
            Show finding
          </Button>
        </ToolbarButton>
      )}
      {outcome && <span className={styles.said}>{outcome}</span>}
    </Toolbar>,
    sheet,
  );
}
