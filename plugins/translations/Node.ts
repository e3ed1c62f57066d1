/** The relevant parts of a syntax tree node. */
export interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

export interface Parent extends Node {
  children: Node[];
}
