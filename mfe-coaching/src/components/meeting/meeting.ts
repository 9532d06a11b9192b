/** How two people meet, as every page here reads it. */
export interface Meeting {
  kind: string;
  value?: string | null;
}
