import { parse, type ChildNode } from 'postcss';

/** At-rules that only group rules. */
const groups = /^(media|supports|layer|container|scope|starting-style)$/;

/** At-rules whose names CSS modules make local. */
const renamed = /^(keyframes|value)$/;

/** Whether a rule of a CSS module may apply to elements of other components: it has a selector without a class. */
function reachesOthers(node: ChildNode): boolean {
  switch (node.type) {
    case 'rule':
      return /:global\b/.test(String(node)) || node.selectors.some((one) => !one.includes('.'));
    case 'atrule':
      return groups.test(node.name)
        ? (node.nodes ?? []).some(reachesOthers)
        : !renamed.test(node.name);
    default:
      return false;
  }
}

/** Whether a stylesheet can change stories that do not import it: any but a CSS module with nothing global in it. */
export function isGlobalStylesheet(file: string, read: (file: string) => string): boolean {
  if (!/\.(css|s[ac]ss|less)$/.test(file)) return false;
  if (!/\.module\.\w+$/.test(file)) return true;
  try {
    return parse(read(file)).nodes.some(reachesOthers);
  } catch {
    // It was removed, or has a syntax of its own.
    return true;
  }
}
