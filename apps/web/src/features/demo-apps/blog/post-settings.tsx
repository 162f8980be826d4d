import { blogCategories, blogStatuses, postLimits } from '@horae/contract/demo-apps/blog-posts';
import { fieldError } from '#platform/api-error';
import { readOneOf } from '#platform/read-value';
import { MultiCombobox } from '#ui/combobox/multi-combobox';
import { NamesField } from '#ui/names-field';
import { SelectField } from '#ui/select-field';
import { TextField } from '#ui/text-field';
import { UploadField } from '#ui/upload/upload-field';
import { blogWords } from './blog.words';
import { Cover } from './cover';
import styles from './post-form.module.css';
import { postFormWords } from './post-form.words';
import type { PostFormState } from './use-post-form';

interface PostSettingsProps {
  form: PostFormState;
  error: unknown;
  onUploading: (isUploading: boolean) => void;
}

/** The settings of a post besides its text. */
export function PostSettings({ form, error, onUploading }: PostSettingsProps) {
  const say = postFormWords.use();
  const sayBlog = blogWords.use();
  const { lines, parts, setParts } = form;
  const { status, categories, tags, image } = parts;
  const [picture] = image;

  function faultOfTag(tag: string): string | undefined {
    if (tags.length >= postLimits.tags) return say('fault.tags', { count: postLimits.tags });
    return tag.length > postLimits.tag ? say('fault.tag', { count: postLimits.tag }) : undefined;
  }

  return (
    <div className={styles.settings} role="group" aria-label={say('settings')}>
      <SelectField
        label={say('status')}
        value={status}
        options={blogStatuses.map((value) => ({ value, label: sayBlog(`status.${value}`) }))}
        onChange={(value) => setParts({ status: readOneOf(value, blogStatuses, status) })}
      />
      <MultiCombobox
        label={say('categories')}
        placeholder={say('noCategory')}
        options={blogCategories}
        values={categories}
        onChange={(values) =>
          setParts({ categories: blogCategories.map(({ value }) => value).filter((value) => values.includes(value)) })
        }
      />
      <NamesField
        label={say('tags')}
        names={tags}
        ends=","
        hint={say('tagsHint', { count: postLimits.tags })}
        faultOf={faultOfTag}
        error={fieldError(error, 'post.tags')}
        onChange={(names) => setParts({ tags: names })}
      />
      <UploadField
        label={say('image')}
        purpose="picture"
        value={image}
        error={fieldError(error, 'post.featuredImage') ?? fieldError(error, 'file')}
        onUnderWay={onUploading}
        onChange={(files) => setParts({ image: files })}
      />
      {picture && (
        <>
          <Cover post={{ title: '', img: picture.address, imgAlt: '' }} isDecoration />
          <TextField
            {...lines.field('imageAlt')}
            error={lines.errors.imageAlt ?? fieldError(error, 'post.featuredImageAlt')}
            label={say('imageAlt')}
            required
            autoComplete="off"
          />
        </>
      )}
    </div>
  );
}
