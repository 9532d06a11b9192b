import styled, { css } from 'styled-components';
import { CircleCheckIcon } from '../../icons';
import { token } from '../../theme';
import { VisuallyHidden } from '../Layout/Text';
import { passwordFieldText } from './passwordField.messages';

export type PasswordRule = {
  /** "A lowercase letter" */
  label: string;
  isMet: (password: string) => boolean;
};

type PasswordRulesProps = { id: string; rules: readonly PasswordRule[]; password: string };

/** The rules with those that are met ticked. The number met is announced when it changes. */
export function PasswordRules({ id, rules, password }: PasswordRulesProps) {
  const met = rules.filter(({ isMet }) => isMet(password)).length;
  return (
    <>
      <List id={id} className="rules">
        {rules.map(({ label, isMet }) => {
          const done = isMet(password);
          return (
            <Rule key={label} $met={done}>
              {done ? <CircleCheckIcon size={16} /> : <Open aria-hidden="true" />}
              {label}
              {done && <VisuallyHidden>{passwordFieldText.met}</VisuallyHidden>}
            </Rule>
          );
        })}
      </List>
      <VisuallyHidden role="status">
        {password && passwordFieldText.metOf({ met, all: rules.length })}
      </VisuallyHidden>
    </>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${token.space[4]} ${token.space[16]};
  margin-top: ${token.space[8]};
  font-size: ${token.text[14]};
`;

const Rule = styled.li<{ $met: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  color: ${token.color.ink3};

  ${({ $met }) =>
    $met &&
    css`
      color: ${token.color.goodFg};
    `}
`;

const Open = styled.span`
  flex: none;
  width: 14px;
  height: 14px;
  margin: 1px;
  border: 1px solid ${token.color.control};
  border-radius: 50%;
`;
