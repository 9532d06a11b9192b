/** How a coach and a member meet, as all operations of the area select it. */
export interface Meeting {
  kind: string;
  value?: string | null;
}
