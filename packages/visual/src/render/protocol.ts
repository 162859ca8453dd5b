/** A node of the document, as Chromium's protocol describes it. Playwright does not export its types. */
export interface DomNode {
  nodeId: number;
  backendNodeId: number;
  nodeType: number;
  nodeName: string;
  nodeValue: string;
  children?: DomNode[];
}
