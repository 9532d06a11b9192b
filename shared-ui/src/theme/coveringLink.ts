/** For the link in the title of a card or a row: all of it leads where the link does, and it draws the focus ring itself. */
export const coveringLink =
  "text-decoration:none;&::after{content:'';position:absolute;inset:0}&:focus-visible{outline:none}";
