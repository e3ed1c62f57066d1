/** As much of a node of a page's tree as is used here. */
export interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

export interface Parent extends Node {
  children: Node[];
}
