import { IsOptional, Length, Matches, MaxLength, ValidateBy } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from '#domain/limits.ts';
import { isEmail } from '#domain/users/email.ts';
import { inWords } from '#server/kernel/bounds.ts';
import { CodeScene } from './email-code.entity.ts';

const ADDRESS = `ASCII e-mail address of at most ${EMAIL_MAX} characters.`;
const CODE = 'Six digits from the mail.';
const NEW_PASSWORD = `${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`;

const IsAddress = (): PropertyDecorator =>
  ValidateBy(
    { name: 'isAddress', validator: { validate: (value) => typeof value === 'string' && isEmail(value) } },
    inWords({ zh: '必须是 ASCII 的电子邮箱地址', en: 'must be an ASCII e-mail address' }),
  );
const IsCode = (): PropertyDecorator => Matches(/^\d{6}$/, inWords({ zh: '必须是六位数字', en: 'must be six digits' }));

@InputType({ description: 'Where a code goes and what for.' })
export class SendEmailCodeInput {
  @Field({ description: ADDRESS })
  @IsAddress()
  email: string;

  @Field(() => CodeScene)
  scene: CodeScene;

  @Field(() => String, {
    nullable: true,
    description: 'At most 2048 characters; no captcha is asked for, so it is not read.',
  })
  @IsOptional()
  @MaxLength(2048)
  captchaToken?: string | null;
}

/** A password for an address that a code proves. */
@InputType()
abstract class ProvenLogin {
  @Field({ description: ADDRESS })
  @IsAddress()
  email: string;

  @Field({ description: CODE })
  @IsCode()
  code: string;

  @Field({ description: NEW_PASSWORD })
  @Length(PASSWORD_MIN, PASSWORD_MAX)
  password: string;
}

@InputType({ description: 'A new account.' })
export class RegisterInput extends ProvenLogin {}

@InputType({ description: 'Exactly one of password and code.' })
export class LoginInput {
  @Field({ description: ADDRESS })
  @IsAddress()
  email: string;

  @Field(() => String, { nullable: true, description: `At most ${PASSWORD_MAX} characters.` })
  @IsOptional()
  @Length(1, PASSWORD_MAX)
  password?: string | null;

  @Field(() => String, { nullable: true, description: CODE })
  @IsOptional()
  @IsCode()
  code?: string | null;
}

@InputType({ description: 'A new password for an account.' })
export class ResetPasswordInput extends ProvenLogin {}

@InputType({ description: 'The e-mail and password that a guest account gets.' })
export class BindEmailInput extends ProvenLogin {}
