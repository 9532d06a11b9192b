/** How wide a card is up to 800 px, where one whole card stands and the next begins (specification, learning 9). */
export const ONE_CARD = 'min(84%, max(340px, 60%))';
