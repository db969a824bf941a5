import type { ReactNode } from 'react';
import { Avatar } from '#client/ui/Avatar/Avatar.tsx';
import styles from './Person.module.css';

export interface PersonProps {
  /** a public profile */
  person: { nickname: string; mascotId: number; avatar?: string | null };
  /** px of the avatar; 48 */
  size?: number;
  /** the element of the name; a heading where the page is about this person */
  as?: 'b' | 'h1' | 'h2';
  /** below the name, such as since when */
  children?: ReactNode;
}

/** A learner: the picture, the name and what is said of them. */
export function Person({ person, size = 48, as: Name = 'b', children }: PersonProps) {
  return (
    <div className={styles.person}>
      <Avatar mascot={person.mascotId} src={person.avatar} size={size} />
      <div className={styles.words}>
        <Name className={styles.name} data-user-text>
          {person.nickname}
        </Name>
        {children}
      </div>
    </div>
  );
}
